import { serviceHelpers } from '../../../catalog/flags/other-binaries.ts'
import { beforeFile } from '../../../catalog/flags/service-handshake.ts'
import { defineLint } from '../../../model/lint.ts'
import { valueAt } from '../../../model/nodes.ts'
import { ofKind } from '../../../model/parsed.ts'

const { flag } = serviceHelpers.sc
const field = 'windowsRunAsService'

export const kubeProxyServiceFile = defineLint({
  id: 'kube-proxy-service-file',
  on: 'setup',
  summary: 'kube-proxy as a service of Windows is told so on its command line',
  remediation: `Add --${flag.value} to the command line of the service; it counts beside --config.`,
  decisions: [],

  check({ parsed }) {
    const files = ofKind(parsed, 'kube-proxy-config')
    const [file] = files
    // Of several files it is not told which one the service reads.
    if (!file || file.value.isPart || files.length > 1) return []
    const isInFile = valueAt(file.value.value, [field]) === true
    return ofKind(parsed, 'command-line')
      .filter(
        ({ value: { program, flags, isService, isComplete } }) =>
          program === 'kube-proxy' &&
          isService === true &&
          isComplete &&
          flags.some(({ name }) => name === 'config') &&
          !flags.some(({ name }) => name === flag.value),
      )
      .map(({ placeOf }) => ({
        path: [],
        place: placeOf([]),
        also: [file.placeOf([])],
        basis: isInFile ? ('unsupported' as const) : ('fails' as const),
        message: isInFile
          ? `kube-proxy is the program of a Windows service, and its command line has no --${flag.value}: it answers the service manager before it reads ${field} in its file, so Windows ends it after 30 seconds.`
          : `kube-proxy is the program of a Windows service; neither its command line has --${flag.value} nor its file ${field}: Windows ends it after 30 seconds.`,
        facts: isInFile ? [flag, beforeFile] : [flag],
      }))
  },
})
