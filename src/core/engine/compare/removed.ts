import { gateIn } from '../../catalog/flags/gates.ts'
import { apiVersions, servedVersions, type ApiKind } from '../../catalog/workload/api-versions.ts'
import { lostFlags, type LostFlag } from '../../artifacts/node/lost-flags.ts'
import { effectiveGates } from '../../derived/effective-gates.ts'
import { releaseOf } from '../../derived/release.ts'
import type { Scenario } from '../../model/scenario.ts'
import { keysOf } from '../../values/keys.ts'
import { listed } from '../../values/listed.ts'
import { parseGoBoolean } from '../../values/go-boolean.ts'
import type { Reason } from './step.ts'

/** Flags on the command lines that the components stop on after the step. */
export const refusedFlags = (before: Scenario, after: Scenario): readonly Reason[] =>
  byComponent(
    lostFlags(before, after).filter(({ isRefused }) => isRefused),
    (component, names) =>
      `Take off the command line of ${component} what ${after.kubernetesVersion} no longer knows and would stop on: ${names}.`,
  )

/** Flags that go with what the step replaces. */
export const droppedFlags = (before: Scenario, after: Scenario): readonly Reason[] =>
  byComponent(
    lostFlags(before, after).map((flag) => ({ ...flag, through: undefined })),
    (component, names) => `Take off the command line of ${component}: ${names}.`,
  )

const byComponent = (
  lost: readonly LostFlag[],
  say: (component: string, names: string) => string,
): readonly Reason[] =>
  (['kubelet', 'kube-proxy'] as const).flatMap((component) => {
    const own = lost.filter((flag) => flag.component === component)
    if (own.length === 0) return []
    const names = own.map(({ name, through }) =>
      through === undefined ? `--${name}` : `--${name} (last in ${through})`,
    )
    return [{ text: say(component, listed(names)), sources: own.flatMap(({ sources }) => sources) }]
  })

/** Gates that the components are given and stop on after the step. */
export function refusedGates(before: Scenario, after: Scenario): readonly Reason[] {
  const release = releaseOf(after)
  const set = (['kubelet', 'kube-proxy'] as const).flatMap((one) => effectiveGates(before, one))
  const values = new Map(set.map(({ name, value }) => [name, value]))
  return [...values].flatMap(([name, value]): readonly Reason[] => {
    const verdict = gateIn(name, release)
    if (verdict.is === 'removed') {
      return [
        {
          text: `Take the feature gate ${name} off: from ${verdict.since} on it is an unknown name, and the component stops.`,
          sources: verdict.fact.sources,
        },
      ]
    }
    if (verdict.is !== 'known' || !verdict.locked) return []
    if (parseGoBoolean(value ?? '') === verdict.default) return []
    return [
      {
        text: `Take the feature gate ${name} off: it is locked to ${String(verdict.default)} from ${verdict.fact.value.from} on.`,
        sources: verdict.fact.sources,
      },
    ]
  })
}

/** API versions that the next API server no longer serves, of every kind of the catalog. */
export function removedApis(before: string, after: string): readonly Reason[] {
  const gone = keysOf(apiVersions).flatMap((kind: ApiKind) => {
    const left = new Set(servedVersions(kind, after).map(({ apiVersion }) => apiVersion))
    return servedVersions(kind, before)
      .filter(({ apiVersion }) => !left.has(apiVersion))
      .map(({ apiVersion, fact }) => ({ text: `${kind} in ${apiVersion}`, fact }))
  })
  if (gone.length === 0) return []
  return [
    {
      text: `Look through your manifests first: ${after} no longer serves ${listed(gone.map(({ text }) => text))}.`,
      sources: gone.flatMap(({ fact }) => fact.sources),
    },
  ]
}
