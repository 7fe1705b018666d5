/** The version compiled into the build, from package.json. */
declare const __APP_VERSION__: string;
