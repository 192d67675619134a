import { dockerStorage } from '../../catalog/runtimes/docker-daemon.ts'
import { defineLint } from '../../model/lint.ts'
import { valueAt } from '../../model/nodes.ts'
import { isOfWindowsDaemon } from './of-windows.ts'

export const dockerStorageDriver = defineLint({
  id: 'docker-storage-driver',
  on: 'docker-config',
  summary: 'The storage driver of the Docker daemon is one that Windows has',
  remediation: `Take storage-driver out of daemon.json on the Windows node: it uses ${dockerStorage.value.driver}.`,
  decisions: [],
  isAbout: ({ value }) => valueAt(value, ['storage-driver']) !== undefined,

  check({ value, text }) {
    const own = valueAt(value, ['storage-driver'])
    const { driver, ofLinux } = dockerStorage.value
    if (!ofLinux.some((one) => one === own)) return []
    return [
      {
        path: ['storage-driver'],
        basis: isOfWindowsDaemon(text) ? 'refused' : 'advice',
        message: `The storage driver ${String(own)} is one of Linux; on Windows the Docker daemon has ${driver} and does not start with another.`,
        facts: [dockerStorage],
      },
    ]
  },
})
