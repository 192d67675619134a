import type { Observation } from '../../../model/observation.ts'
import { mask, masked } from '../../../values/masked.ts'
import { isSecretName } from './mask.ts'
import type { SentFile } from '../reading/read.ts'

/** A file as it may be shown: line by line, without a secret. */
export interface ShownFile {
  readonly name: string
  readonly lines: readonly string[]
  /** Secrets that were masked in it. */
  readonly masked: number
}

/** The texts with every secret masked: those of a known form, and those that were read as one. */
export function shownFiles(
  files: readonly SentFile[],
  observations: readonly Observation[],
): readonly ShownFile[] {
  const secrets = observations.filter(({ raw }) => raw === mask)
  return files.map(({ name, text }) => {
    const own = secrets.filter(({ file }) => file === name)
    let count = 0
    const lines = withoutSecretData(
      withoutKeys(text.replace(/^\uFEFF/, '').replace(/(?:\r\n|\n|\r)$/, '')).split(/\r\n|\n|\r/),
    ).map((line, i) => {
      const clean = maskedLine(
        line,
        own.filter((one) => one.line === i + 1),
      )
      if (clean !== line || line.includes(mask)) count += 1
      return clean
    })
    return { name, lines, masked: count }
  })
}

function maskedLine(line: string, secrets: readonly Observation[]): string {
  let clean = line
  for (const { column } of secrets.toSorted((a, b) => b.column - a.column)) {
    const rest = clean.slice(column - 1)
    const [value = ''] = /^["']?[^\s"',;]+/.exec(rest) ?? []
    if (value !== '') clean = clean.slice(0, column - 1) + mask + rest.slice(value.length)
  }
  return masked(named(clean))
}

/** Keys and certificates go with all their lines, which stay lines. */
function withoutKeys(text: string): string {
  if (!text.includes('-----BEGIN ')) return text
  return text.replace(/-----BEGIN [^-]{1,60}-----[^-]*(?:-----END [^-]{1,60}-----)?/g, (block) =>
    block.replace(/[^\r\n]+/g, mask),
  )
}

/** What the object Secret holds, whatever its names. */
function withoutSecretData(lines: readonly string[]): readonly string[] {
  const isIn = lines.map(() => false)
  let start = 0
  for (let i = 0; i <= lines.length; i++) {
    if (i < lines.length && !/^---(?:\s|$)/.test(lines[i] ?? '')) continue
    const own = lines.slice(start, i)
    const isSecret = own.some((line) =>
      /^[\s-]{0,40}"?kind"?:\s{0,4}["']?Secret["']?,?\s*$/.test(line),
    )
    if (isSecret) isIn.fill(true, start, i)
    start = i + 1
  }
  let indent = Number.POSITIVE_INFINITY
  return lines.map((line, i) => {
    const depth = line.search(/\S/)
    if (depth >= 0 && depth <= indent) indent = Number.POSITIVE_INFINITY
    if (isIn[i] === true && /^\s{0,40}"?(?:data|stringData)"?:\s{0,4}\{?\s*$/.test(line))
      indent = depth
    return depth > indent ? line.replace(/(:\s{0,8})\S.*$|^(\s*)[^:]+$/, `$1$2${mask}`) : line
  })
}

/** A value under a name that says that it is a secret: `--token=x`, `password: x`, `client-key-data: x`. */
function named(line: string): string {
  const [, before = '', name = '', value = ''] =
    /^([\s"'-]*([\w.-]{1,80})["']?\s{0,8}(?::|=)\s{0,8}["']?)([^\s"',]{4,})/.exec(line) ?? []
  return value !== '' && value !== mask && isSecretName(name)
    ? before + mask + line.slice(before.length + value.length)
    : line
}
