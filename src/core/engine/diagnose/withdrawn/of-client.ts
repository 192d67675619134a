import { clientBuilds, clientHosts } from '../../../catalog/windows/clients.ts'
import type { Observation } from '../../../model/observation.ts'
import type { ReadDocument } from '../reading/read.ts'

/**
 * The documents without the release of a server that has the build of a client: Windows 10 of 2016 and
 * 2019 have those of servers.
 */
export function withoutServerReleases(documents: readonly ReadDocument[]): readonly ReadDocument[] {
  return documents.map((one) => {
    const { observations = [] } = one.reading
    const systems = observations.filter(({ name }) => name === 'host.os')
    const servers = new Set(
      systems.filter((told) => !isOfClient(told)).map(({ subject }) => subject),
    )
    const clients = new Set(
      systems.flatMap((told) =>
        isOfClient(told) && !servers.has(told.subject) ? [told.subject] : [],
      ),
    )
    if (clients.size === 0) return one
    const kept = observations.filter(
      ({ decision, raw, subject }) =>
        !clients.has(subject) ||
        !(decision === 'windowsRelease' || decision === 'windowsRevision') ||
        /server|ltsc20/i.test(raw),
    )
    return { ...one, reading: { ...one.reading, observations: kept } }
  })
}

/**
 * The documents without what Windows Server does where nobody says how a container is isolated:
 * Docker on a client takes Hyper-V.
 */
export function withoutServerDefaults(documents: readonly ReadDocument[]): readonly ReadDocument[] {
  const isOnClient = documents.some(({ reading }) => reading.observations?.some(isOfClient))
  if (!isOnClient) return documents
  return documents.map((one) => {
    const { observations } = one.reading
    return observations?.some(isDefaultOfServer) === true
      ? {
          ...one,
          reading: {
            ...one.reading,
            observations: observations.filter((told) => !isDefaultOfServer(told)),
          },
        }
      : one
  })
}

const isOfClient = ({ name, raw, value }: Observation) =>
  (name === 'host.os' && clientHosts.value.some((client) => raw.includes(client))) ||
  (name === 'host.build' && String(value).split('.', 3).join('.') in clientBuilds.value)

const isDefaultOfServer = ({ decision, value, inferred, subject = '' }: Observation) =>
  decision === 'isolation' &&
  value === 'process' &&
  inferred === true &&
  subject.endsWith(' docker run')
