import {
  apiVersions,
  servedVersions,
  type ApiKind,
  type Served,
} from '../../catalog/workload/api-versions.ts'
import type { Fact } from '../../catalog/fact.ts'
import { defineLint } from '../../model/lint.ts'
import { valueAt } from '../../model/nodes.ts'
import { isAtLeast, isBefore, minorBefore } from '../../values/version.ts'
import { ownValue } from '../../values/own.ts'

export const apiVersionServed = defineLint({
  id: 'api-version-served',
  on: 'manifest',
  summary: 'The API server serves the version that a manifest names',
  remediation: 'Name a version that this API server serves.',
  decisions: ['controlPlaneVersion'],
  // A template may choose it by what the cluster has.
  isAbout: ({ kind, isPart }) => !isPart && isKind(kind),

  check({ kind, value, isPart }, world) {
    const named = valueAt(value, ['apiVersion'])
    if (isPart || !isKind(kind) || typeof named !== 'string') return []
    const versions: Readonly<Record<string, Fact<Served>>> = apiVersions[kind]
    const fact = ownValue(versions, named)
    if (!fact) return []
    const { introduced, notServedFrom } = fact.value
    if (introduced === undefined && notServedFrom === undefined) return []
    const { controlPlaneVersion } = world
    const early = introduced !== undefined && isBefore(controlPlaneVersion, introduced)
    const gone = notServedFrom !== undefined && isAtLeast(controlPlaneVersion, notServedFrom)
    if (!early && !gone) return []
    const [best] = servedVersions(kind, controlPlaneVersion)
    return [
      {
        path: ['apiVersion'],
        basis: 'refused',
        message: `${named} of ${kind} is served ${early ? `from ${introduced} on` : `up to ${minorBefore(notServedFrom ?? '')}`}; the API server of ${controlPlaneVersion} refuses it.`,
        remediation: best
          ? `Write apiVersion: ${best.apiVersion}.`
          : `Take the object out: the API server of ${controlPlaneVersion} has no ${kind} in any version.`,
        facts: [fact],
      },
    ]
  },
})

const isKind = (kind: string): kind is ApiKind => Object.hasOwn(apiVersions, kind)
