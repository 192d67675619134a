import type { Node } from '../model/nodes.ts'

/** The program that a list starts, also behind cmd.exe. */
export function programIn({ path, value }: Node): (Node & { readonly value: string }) | undefined {
  if (!Array.isArray(value)) return undefined
  const words: readonly unknown[] = value
  const isShell = typeof words[0] === 'string' && nameOf(words[0]) === 'cmd'
  const at = isShell ? words.findIndex((one) => /^\/[ck]$/i.test(String(one))) + 1 : 0
  const word = words[at]
  return typeof word === 'string' && (!isShell || at > 0)
    ? { path: [...path, at], value: word }
    : undefined
}

/** `powershell` of a path, or of a line that starts with it. */
export const nameOf = (program: string) =>
  (/^[^\s"']{0,260}/.exec(program)?.[0] ?? '')
    .replace(/^.*[\\/]/, '')
    .replace(/\.exe$/i, '')
    .toLowerCase()
