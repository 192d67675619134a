import type { Document } from '../model/document.ts'
import type { Place } from '../model/finding.ts'
import { defineImporter } from '../model/importer.ts'
import { extraArgumentsIn, linuxArgumentsIn } from './command-line/extra-arguments.ts'
import { merged, readLine } from './command-line/observe.ts'
import { commandOf } from './pools/command-of.ts'
import { itemsIn } from './pools/items-of-groups.ts'
import { withoutSettings } from './pools/settings-of-groups.ts'
import { withDefaultRelease } from './pools/default-release.ts'
import { moduleIn } from './pools/module-group.ts'
import { heldIn } from './pools/held-values.ts'
import { inUse, type Cell, type PoolPlatform } from './pools/pool-text.ts'
import { profilesIn } from './pools/profiles-in.ts'
import { metadataLeftOut, windowsGroupsAlone } from './pools/eksctl-groups.ts'
import { readPool } from './pools/read-pool.ts'
import { withClusterVersion } from './pools/with-cluster-version.ts'
import { wordsAround } from './pools/words-around.ts'
import { kubernetesIn } from './prose/versions/kubernetes.ts'
import { objectsOfCommands } from './objects/objects-of-commands.ts'
import { terraformObjectsIn } from './objects/terraform-objects.ts'
import { matches } from '../text/patterns/may-match.ts'
import { groups, isModule, makesCluster, platforms, starts } from './pools/pool-signs.ts'
import { acrossLines } from '../values/across-lines.ts'

/** Node pools of AKS, EKS and GKE, as commands, eksctl files, Terraform or Bicep, and as the platform shows them. */
export const poolDefinition = defineImporter({
  id: 'pool-definition',
  summary: 'Definition of a node pool (AKS, EKS, GKE)',
  origin: 'cluster',
  recognizes: (doc) => platforms.some(({ sign }) => matches(doc, sign)),
  read(sent) {
    const doc = { ...sent, text: inUse(sent.text, isOfPool) }
    const pools = poolsIn(doc)
    const { isOfModule, hasDefaults } = moduleIn(doc.text)
    const defaults: Place[] = []
    const held = heldIn(doc)
    const all = pools.flatMap((pool) =>
      readPool({
        platform: pool.platform,
        text: pool.text,
        placeAt: (offset) => doc.placeAt(pool.at + offset),
        key: pool.at,
        isManaged: isManagedAt(doc.text, pool),
        isOfModule: isOfModule && !/^\s*resource\s/.test(pool.text),
        hasDefaults,
        cell(names) {
          const found = cellIn(pool, doc, names, held)
          if (found?.isDefault === true) defaults.push(found.place)
          return found
        },
      }).map((one) =>
        defaults.some((place) => isAt(one, place)) ? { ...one, weight: 'default' as const } : one,
      ),
    )
    // Of several clusters it is open in which of them the pool is.
    const isOne = pools.filter(({ text }) => makesCluster.test(text)).length < 2
    return merged([
      wordsAround(sent),
      /^Server Version:/m.test(doc.text) ? { observations: kubernetesIn(doc) } : {},
      {
        observations: [
          ...withDefaultRelease(
            withClusterVersion(
              isOne
                ? all
                : all.filter(({ name, decision }) => decision !== null || !ofCluster.test(name)),
            ),
          ),
          ...linuxArgumentsIn(doc),
          ...windowsGroupsAlone(sent),
          ...metadataLeftOut(sent),
        ],
      },
      ...extraArgumentsIn(doc).map((line) => readLine(line, doc)),
      { inner: [...terraformObjectsIn(doc), ...objectsOfCommands(doc)] },
    ])
  },
})

const isAt = (one: Place, { file, line, column }: Place) =>
  one.file === file && one.line === line && one.column === column

const isOfPool = (text: string) => platforms.some(({ sign }) => sign.test(text))

/** Whether the list above a group of eksctl, or the one that it begins with, is that of managed groups. */
function isManagedAt(text: string, { at, text: own }: Pool): boolean {
  const managed = text.lastIndexOf('managedNodeGroups:', at)
  return (
    (managed >= 0 && managed > text.lastIndexOf('\nnodeGroups:', at)) ||
    /^managedNodeGroups:/m.test(own.slice(0, Math.max(own.search(/^[ \t]*(?:- )?ami:/m), 0)))
  )
}

/** Settings of a whole cluster. */
const ofCluster = /^(?:aks|eks|gke)\.(?!firstPool|accessEntryType|ownImage)/

/** A module of one's own has the settings of the pool that it makes. */
export const isOfBicep = new RegExp(
  acrossLines`
    ^resource\s+\w{1,80}\s+'Microsoft\.ContainerService\/managedClusters
    |^module\s+\w{1,80}\s+'[^'\n]{1,200}'\s[^\n]{0,100}\n
      (?:[ \t][^\n]*\n){0,60}?[ \t]+osSKU:[ \t]*'Windows
  `,
  'm',
)

interface Pool {
  readonly text: string
  readonly at: number
  readonly platform: PoolPlatform
}

function poolsIn({ text }: Document): readonly Pool[] {
  const isOfGroups = isModule.test(text) || !/^[ \t]*resource\s/m.test(text)
  const outer = isOfGroups ? withoutSettings(text) : text
  const cuts = [
    ...[starts, ...(isOfGroups ? [groups] : [])].flatMap((one) =>
      [...outer.matchAll(one)].map(({ index }) => index),
    ),
    ...itemsIn(text),
    ...profilesIn(text),
  ]
    .toSorted((a, b) => a - b)
    .filter((at, i, all) => at !== all[i - 1])
    .slice(0, mostPools)
  const whole = platforms.find(({ sign }) => sign.test(text))
  return [0, ...cuts].flatMap((at, i, all): readonly Pool[] => {
    const part = commandOf(text.slice(at, all[i + 1]))
    const isBlock = /^(?:[ \t]*(?:resource|module)\s+"|resource\s)/.test(part)
    const platform =
      platforms.find(({ sign }) => sign.test(part))?.id ?? (isBlock ? undefined : whole?.id)
    return platform === undefined || part.trim() === '' ? [] : [{ text: part, at, platform }]
  })
}

/** Nobody sends more. */
const mostPools = 200

/** One of a shell, of PowerShell or of a batch script, by itself. */
const variable = String.raw`(?:\$\{[A-Za-z_]\w{0,60}\}|\$(?:env:)?[A-Za-z_]\w{0,60}|%[A-Za-z_]\w{0,60}%)(?=["']?(?:[\s,;)\]]|$))`

/** Whether an option stands behind a command that is about no pool. */
const isOfOther = (text: string, at: number) =>
  other.test(text.slice(Math.max(text.lastIndexOf('\n', at) + 1, at - 1_000), at))
const other =
  /\b(?:kubectl|helm|oc|docker|az\s+(?:group|network|vm|vmss|acr|aks\s+(?:show|delete|get-credentials)))\s[^\n]{0,1000}$/

/** The value of a setting by any of its names: an option, a YAML key or a Terraform argument. A sentence may end behind it. */
function cellIn(
  { text, at }: Pool,
  doc: Document,
  names: string,
  held: Exclude<Document['named'], undefined>,
): (Exclude<Cell, undefined> & { readonly isDefault?: boolean }) | undefined {
  // `os-sku` of a command is `os_sku` in Terraform and `osSKU` in Bicep.
  const spelt = names.replaceAll(/(?<=\w)[-_](?=\w)/g, '[-_]?')
  // A word of a sentence or the head of a table has no value behind a blank.
  const asTheyStand =
    names
      .split('|')
      .filter((name) => /^-|\\s/.test(name))
      .join('|') || '(?!)'
  const pattern = new RegExp(
    acrossLines`
      (?:^|[\s{"',])
      (?:(?:--)?(?:${spelt})["']?[ \t]*[=:][ \t]*|(?:--(?:${spelt})|${asTheyStand})[ \t]+)
      \[?["']?(?:\$\{(?=(?:var|local)\.)|\$\{[\w.]{1,60}\}/(?=\w))?
      (${variable}|[\w.+:/-]{0,119}[\w+/-])
    `,
    'i',
  )
  const found = pattern.exec(text)
  const raw = found?.[1]
  if (!found || raw === undefined || isOfOther(text, found.index)) return undefined
  if (/^(?:var|local)\./.test(raw)) return doc.named?.(raw)
  if (/^[$%]/.test(raw)) return doc.named?.(raw) ?? held(raw)
  // The rest of it is not told.
  const end = found.index + found[0].length
  if (/^[.:]?[$%{]/.test(text.slice(end, end + 2))) return undefined
  if (/^(?:each|module|data)\./.test(raw)) return undefined
  // Bicep quotes its texts; a bare word is a parameter.
  const isBare = /[^"'/]$/.test(found[0].slice(0, found[0].length - raw.length))
  if (isOfBicep.test(doc.text) && isBare && !/^(?:\d+|true|false)$/.test(raw)) {
    return doc.named?.(`param ${raw}`)
  }
  return { raw, place: doc.placeAt(at + found.index + found[0].lastIndexOf(raw)) }
}
