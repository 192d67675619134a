import { askedOf } from '../node-downloads.ts'
import type { Parameter } from '../../formats/powershell-prelude.ts'
import { proxyParameters } from '../prepare/proxy.ts'
import { adapterDownloads } from './adapter.ts'
import { isFullRelease } from './engine.ts'
import type { DockerScenario } from './scenario.ts'

/** No publisher states a hash of these files, so the operator does. */
export function dockerParameters(scenario: DockerScenario): readonly Parameter[] {
  return [
    ...engineParameters(scenario),
    ...askedOf(adapterDownloads(scenario)).map(({ parameter, what, listedAt }): Parameter => ({
      name: parameter,
      type: '[string]',
      mandatory: true,
      help: `${what}; listed: ${listedAt}`,
    })),
    {
      name: 'Installed',
      type: '[switch]',
      mandatory: true,
      set: 'Installed',
      help: 'The engine is on this computer already',
    },
    ...proxyParameters(scenario).map(inEverySet),
  ]
}

function engineParameters({
  containerRuntime,
  runtimeVersion,
}: DockerScenario): readonly Parameter[] {
  const own = { type: '[string]', mandatory: true, set: 'Host' } as const
  if (containerRuntime === 'mirantis') {
    return [
      {
        ...own,
        name: 'InstallerHash',
        help: 'SHA-256 of the installer of Mirantis, https://get.mirantis.com/install.ps1; listed nowhere',
      },
    ]
  }
  return [
    ...(isFullRelease(runtimeVersion)
      ? []
      : [
          {
            ...own,
            name: 'DockerRelease',
            help: `A release of the line ${runtimeVersion} that download.docker.com lists`,
          },
        ]),
    {
      ...own,
      name: 'DockerHash',
      help: 'SHA-256 of the archive docker-RELEASE.zip; listed nowhere',
    },
  ]
}

/** The proxy is asked for its name whether or not the engine is installed. */
const inEverySet = ({ name, type, help, mandatory = false }: Parameter): Parameter => ({
  name,
  type,
  help,
  mandatory,
})
