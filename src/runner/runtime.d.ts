declare module 'virtual:runtime' {
  /** A file of the build, relative to the page; `byteLength` as transferred, `fullByteLength` decompressed. */
  export interface RuntimeFile {
    readonly path: string;
    readonly byteLength: number;
    readonly fullByteLength: number;
  }
  export const sandboxPath: string;
  /** Per database the script of its worker and what it starts from. */
  export const databaseFiles: Readonly<
    Record<
      'sqlite' | 'postgres',
      {
        readonly script: RuntimeFile;
        readonly wasm: RuntimeFile;
        readonly setupWasm?: RuntimeFile;
        readonly data?: RuntimeFile;
      }
    >
  >;
  export const pythonFiles: Readonly<Record<'loader' | 'glue' | 'wasm' | 'library', RuntimeFile>>;
  export const pythonLock: string;
}
