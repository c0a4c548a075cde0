import { Scene } from "#src/sections/scene.tsx";

/** A street at night, in which one window is still lit. */
export function LateWindow() {
	return (
		<Scene>
			<path d="M0 0h560v320h-560z" className="fill-depth" />
			<path d="M466 92a42 42 0 1 1-44-62 34 34 0 1 0 44 62z" className="fill-on-depth-muted" />
			<path
				d="M0 320v-92l64-56 64 56v72h24v-70l90-80 90 80v70h24v-62l74-62 74 62v62h18v-56l56-48v124z"
				className="fill-spread"
			/>
			<path d="M221 250h42v42h-42z" className="fill-on-depth" />
			<path d="M242 250v42m-21-21h42" className="stroke-4 stroke-spread" />
			<path d="M50 246h28v28h-28zM416 256h28v28h-28z" className="fill-depth" />
		</Scene>
	);
}
