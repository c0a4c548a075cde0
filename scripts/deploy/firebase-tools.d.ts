// firebase-tools has no types for its internal modules.
declare module "firebase-tools/lib/*";
