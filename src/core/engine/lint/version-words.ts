import type { Finding } from '../../model/finding.ts'
import { compareVersions } from '../../values/version.ts'
import type { Verdict } from './lint-parsed.ts'

const versions = ['kubernetesVersion', 'controlPlaneVersion'] as const

/**
 * The findings of a verdict that stands for all: where the others differ only by the version that
 * they name, the message names the range of them, and not one that nobody told.
 */
export const ofAllVersions = (common: Verdict, verdicts: readonly Verdict[]): readonly Finding[] =>
  common.findings.map((one, i) => {
    for (const id of versions) {
      const template = templateOf(one.message, common.world[id])
      if (template === undefined) continue
      const own = verdicts.flatMap(({ world, findings }) => {
        const message = findings[i]?.message
        return message !== undefined && templateOf(message, world[id]) === template
          ? [world[id]]
          : []
      })
      const sorted = [...new Set(own)].toSorted((a, b) => compareVersions(a, b))
      const [first] = sorted
      const last = sorted.at(-1)
      if (first === undefined || last === undefined || first === last) continue
      return { ...one, message: template.replaceAll(blank, `${first} to ${last}`) }
    }
    return one
  })

const blank = '\u{0}'

/** A message without its version; undefined where it names none. */
function templateOf(message: string, version: string | undefined): string | undefined {
  if (version === undefined) return undefined
  const named = new RegExp(
    String.raw`(?<![\d.])${version.replace('.', String.raw`\.`)}(?!\.?\d)`,
    'g',
  )
  const template = message.replaceAll(named, blank)
  return template === message ? undefined : template
}
