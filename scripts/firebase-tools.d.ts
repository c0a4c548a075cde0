// Their own modules have no types.
declare module "firebase-tools/lib/*";
