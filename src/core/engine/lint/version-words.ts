import type { Finding } from '../../model/finding.ts'
import { compareVersions } from '../../values/version.ts'
import type { Verdict } from './lint-parsed.ts'
import type { World } from './worlds.ts'

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

/**
 * A message of one world in words for all of them: where each has the same one but for its version,
 * with the range of those; undefined where they differ otherwise.
 */
export function inAllVersions(
  message: string,
  world: World,
  all: readonly { readonly world: World; readonly messages: readonly string[] }[],
): string | undefined {
  for (const id of versions) {
    const template = templateOf(message, world[id])
    if (template === undefined) continue
    const isSame = all.every((one) =>
      one.messages.some((other) => templateOf(other, one.world[id]) === template),
    )
    const sorted = [...new Set(all.map((one) => one.world[id]))].toSorted(compareVersions)
    const [first] = sorted
    const last = sorted.at(-1)
    if (!isSame || first === undefined || last === undefined) continue
    return template.replaceAll(blank, first === last ? first : `${first} to ${last}`)
  }
  return undefined
}

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
