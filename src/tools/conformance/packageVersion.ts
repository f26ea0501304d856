import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The version of a package as it is installed. The command has made the project's folder the current one. */
export function packageVersion(name: string): string {
  const file = path.join('node_modules', name, 'package.json');
  return (JSON.parse(readFileSync(file, 'utf8')) as { readonly version: string }).version;
}
