import type { Finding } from '../../../model/finding.ts'
import type { Observation } from '../../../model/observation.ts'
import { isAtLeast } from '../../../values/version.ts'
import type { Possible } from '../../lint/worlds.ts'
import { valuesOf } from '../../options.ts'
import type { Context, Contexts } from '../facts/facts.ts'

/** Whether the version of the API server is only taken from the kubelets beside it. */
export function isServerLikely(observations: readonly Observation[]): boolean {
  const told = observations.filter(({ decision }) => decision === 'controlPlaneVersion')
  return told.length > 0 && told.every(({ inferred }) => inferred === true)
}

/** Errors that rest on the version of the API server. */
export const restsOnServer = ({ severity, decisions }: Finding) =>
  severity === 'error' && decisions.includes('controlPlaneVersion')

/** With every API server that may have such kubelets: it is never older than they are, but may be newer. */
export function withLaterServers(possible: Possible): Possible {
  const { controlPlaneVersion: told } = possible
  if (!told) return possible
  return {
    ...possible,
    controlPlaneVersion: valuesOf('controlPlaneVersion').filter((server) =>
      told.some((least) => isAtLeast(String(server), String(least))),
    ),
  }
}

/** The same of nodes and workloads. */
export function contextsWithLaterServers({ nodes, workloads, ...rest }: Contexts): Contexts {
  const widened = (one: Context) => ({ ...one, possible: withLaterServers(one.possible) })
  return { ...rest, nodes: nodes.map(widened), workloads: workloads.map(widened) }
}

/** What does not hold for each of those servers is a warning, and says what it rests on. */
export function asLikely(
  findings: readonly Finding[],
  sure: readonly Finding[],
): readonly Finding[] {
  const keyOf = ({ id, file, line, column }: Finding) => [id, file, line, column].join('\n')
  const held = new Set(sure.filter(restsOnServer).map(keyOf))
  return findings.map((one) =>
    restsOnServer(one) && !held.has(keyOf(one))
      ? {
          ...one,
          severity: 'warning',
          confidence: 'inferred',
          message: `${one.message} The version of the API server is taken from the kubelets beside it.`,
        }
      : one,
  )
}
