import {
  apiVersions,
  servedVersions,
  type ApiKind,
  type Served,
} from '../catalog/workload/api-versions.ts'
import type { Fact } from '../catalog/fact.ts'
import type { LintViolation } from '../model/lint.ts'
import { ownValue } from '../values/own.ts'
import { isAtLeast, isBefore, minorBefore } from '../values/version.ts'

export const isServedKind = (kind: string): kind is ApiKind => Object.hasOwn(apiVersions, kind)

/** What the API server of a minor makes of an object of a version; undefined where it takes it, or nothing is known. */
export function servedFault(
  kind: ApiKind,
  named: string,
  controlPlaneVersion: string,
): Pick<LintViolation, 'message' | 'remediation' | 'facts'> | undefined {
  const versions: Readonly<Record<string, Fact<Served>>> = apiVersions[kind]
  const fact = ownValue(versions, named)
  if (!fact) return undefined
  const { introduced, notServedFrom } = fact.value
  const early = introduced !== undefined && isBefore(controlPlaneVersion, introduced)
  const gone = notServedFrom !== undefined && isAtLeast(controlPlaneVersion, notServedFrom)
  if (!early && !gone) return undefined
  const [best] = servedVersions(kind, controlPlaneVersion)
  return {
    message: `${named} of ${kind} is served ${early ? `from ${introduced} on` : `up to ${minorBefore(notServedFrom ?? '')}`}; the API server of ${controlPlaneVersion} refuses it.`,
    remediation: best
      ? `Write apiVersion: ${best.apiVersion}.`
      : `Take the object out: the API server of ${controlPlaneVersion} has no ${kind} in any version.`,
    facts: [fact],
  }
}
