import { dockerStorage } from '../../catalog/runtimes/docker-daemon.ts'
import { defineLint } from '../../model/lint.ts'
import { valueAt } from '../../model/nodes.ts'
import { daemonFiles } from './windows-daemon-files.ts'

export const dockerStorageDriver = defineLint({
  id: 'docker-storage-driver',
  on: 'setup',
  summary: 'The storage driver of the Docker daemon is one that Windows has',
  remediation: `Take storage-driver out of daemon.json on the Windows node: it uses ${dockerStorage.value.driver}.`,
  decisions: [],

  check: (setup) =>
    daemonFiles(setup).flatMap(({ file, basis, weigh }) => {
      const own = valueAt(file.value.value, ['storage-driver'])
      const { driver, ofLinux } = dockerStorage.value
      if (!ofLinux.some((one) => one === own)) return []
      return [
        {
          path: [],
          place: file.placeOf(['storage-driver']),
          basis,
          message: `The storage driver ${String(own)} is one of Linux; on Windows the Docker daemon has ${driver} and does not start with another.`,
          facts: [weigh(dockerStorage)],
        },
      ]
    }),
})
