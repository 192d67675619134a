import { dockerHosts } from '../../catalog/runtimes/docker-settings.ts'
import { defineLint, type LintViolation } from '../../model/lint.ts'
import { valueAt } from '../../model/nodes.ts'
import { deciding, named } from '../../model/observed.ts'
import { daemonFiles } from './windows-daemon-files.ts'

export const dockerPipeServed = defineLint({
  id: 'docker-pipe-served',
  on: 'setup',
  summary: 'The Docker daemon listens on its pipe beside other addresses',
  remediation: 'Add "npipe://" to hosts and restart Docker.',
  decisions: [],

  check: (setup) =>
    named(setup.observations, 'kubelet.flag.docker-endpoint').some(({ value }) =>
      String(value).startsWith('tcp:'),
    ) ||
    // Then Docker is beside Kubernetes, and whoever asks it may be told its address.
    deciding(setup.observations, 'containerRuntime').some(({ value }) => value === 'containerd')
      ? []
      : daemonFiles(setup).flatMap(({ file, basis, weigh }): readonly LintViolation[] => {
          const hosts = valueAt(file.value.value, ['hosts'])
          const isWithout =
            basis !== 'advice' &&
            Array.isArray(hosts) &&
            hosts.length > 0 &&
            hosts.every((one) => typeof one === 'string' && one.startsWith('tcp://'))
          return isWithout
            ? [
                {
                  path: [],
                  place: file.placeOf(['hosts']),
                  basis: 'unsupported',
                  message: `hosts has ${hosts.join(', ')} and no ${dockerHosts.value}: the daemon does not listen on //./pipe/docker_engine, where the kubelet and docker.exe look for it.`,
                  facts: [weigh(dockerHosts)],
                },
              ]
            : []
        }),
})
