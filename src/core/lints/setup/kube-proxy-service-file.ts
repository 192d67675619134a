import { serviceHelpers } from '../../catalog/flags/other-binaries.ts'
import { defineLint } from '../../model/lint.ts'
import { valueAt } from '../../model/nodes.ts'
import { ofKind } from '../../model/parsed.ts'

const { flag } = serviceHelpers.sc

export const kubeProxyServiceFile = defineLint({
  id: 'kube-proxy-service-file',
  on: 'setup',
  summary: 'kube-proxy as a service of Windows is told so, on its command line or in its file',
  remediation: `Add --${flag.value} to the service; from 1.31 on the file takes windowsRunAsService: true.`,
  decisions: [],

  check({ parsed }) {
    const files = ofKind(parsed, 'kube-proxy-config')
    const [file] = files
    // Of several files it is not told which one the service reads.
    if (
      !file ||
      file.value.isPart ||
      files.length > 1 ||
      valueAt(file.value.value, ['windowsRunAsService'])
    )
      return []
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
        basis: 'fails' as const,
        message: `kube-proxy is the program of a Windows service; neither its command line has --${flag.value} nor its file windowsRunAsService: Windows ends it after 30 seconds.`,
        facts: [flag],
      }))
  },
})
