import { kubernetesVersions } from '../../../catalog/kubernetes/index.ts'
import {
  apiVersions,
  servedVersions,
  type ApiKind,
  type Served,
} from '../../../catalog/workload/api-versions.ts'
import type { Fact } from '../../../catalog/fact.ts'
import { defineLint } from '../../../model/lint.ts'
import { valueAt } from '../../../model/nodes.ts'
import { deciding } from '../../../model/observed.ts'
import { ofKind } from '../../../model/parsed.ts'
import { ownValue } from '../../../values/own.ts'
import { isAtLeast } from '../../../values/version.ts'

/** Longer than any distribution keeps a minor. */
const lately = kubernetesVersions.slice(-8)

export const apiVersionGone = defineLint({
  id: 'api-version-gone',
  on: 'setup',
  summary: 'A manifest names no version that the API servers of the last years refuse',
  remediation: 'Name a version that the API server serves, as "kubectl api-versions" lists them.',
  decisions: [],

  check({ observations, parsed }) {
    const isTold = (['controlPlaneVersion', 'kubernetesVersion'] as const).some(
      (id) => deciding(observations, id).length > 0,
    )
    // Where a version was told, what it serves is checked against it.
    if (isTold) return []
    return ofKind(parsed, 'manifest').flatMap(({ value: { kind, value, isPart }, placeOf }) => {
      const version = valueAt(value, ['apiVersion'])
      if (isPart || !isKind(kind) || typeof version !== 'string') return []
      const versions: Readonly<Record<string, Fact<Served>>> = apiVersions[kind]
      const fact = ownValue(versions, version)
      const gone = fact?.value.notServedFrom
      if (!fact || gone === undefined || !lately.every((minor) => isAtLeast(minor, gone))) return []
      const [best] = servedVersions(kind, lately.at(-1) ?? gone)
      return [
        {
          path: [],
          place: placeOf(['apiVersion']),
          basis: 'unsupported' as const,
          message: `${version} of ${kind} is not served from ${gone} on: every API server since then refuses the object. Which one this is for was not told.`,
          ...(best ? { remediation: `Write apiVersion: ${best.apiVersion}.` } : {}),
          facts: [fact],
        },
      ]
    })
  },
})

const isKind = (kind: string): kind is ApiKind => Object.hasOwn(apiVersions, kind)
