/** A street at night, in which one window is still lit. */
export function LateWindow() {
	return (
		<svg
			width="320"
			height="183"
			viewBox="0 0 560 320"
			aria-hidden="true"
			className="h-auto w-full"
		>
			<path d="M0 0h560v320h-560z" className="fill-depth" />
			<path d="M466 92a42 42 0 1 1-44-62 34 34 0 1 0 44 62z" className="fill-on-depth-muted" />
			<path
				d="M0 320v-96l64-52 64 52v20h40l72-74 96 92 36-34 58 46v-26l58-48 72 60v60z"
				className="fill-spread"
			/>
			<path d="M196 250h42v42h-42z" className="fill-on-depth" />
			<path d="M217 250v42m-21-21h42" className="stroke-4 stroke-spread" />
			<path d="M46 246h26v26h-26zM424 256h24v24h-24zM498 262h26v26h-26z" className="fill-depth" />
		</svg>
	);
}
