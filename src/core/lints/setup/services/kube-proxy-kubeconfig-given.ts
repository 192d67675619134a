import { flagOf } from '../../../catalog/flags/accepted.ts'
import { defineLint, type LintViolation } from '../../../model/lint.ts'
import { valueAt } from '../../../model/nodes.ts'
import { ofKind } from '../../../model/parsed.ts'

const name = 'kubeconfig'
const flag = flagOf('kube-proxy', name)
const field = ['clientConnection', name]

export const kubeProxyKubeconfigGiven = defineLint({
  id: 'kube-proxy-kubeconfig-given',
  on: 'setup',
  summary: 'kube-proxy as a service of Windows is told where the API server is',
  remediation: `Give --${name} with the path of a kubeconfig, or ${field.join('.')} in the file of --config.`,
  decisions: [],

  check({ parsed }) {
    const [file, other] = ofKind(parsed, 'kube-proxy-config')
    return ofKind(parsed, 'command-line').flatMap(
      ({ value, placeOf }): readonly LintViolation[] => {
        const { program, flags, isService, isComplete } = value
        if (!flag || program !== 'kube-proxy' || isService !== true || !isComplete) return []
        const has = (wanted: string) =>
          flags.some((one) => one.name.replaceAll('_', '-') === wanted)
        if (has(name) || has('master')) return []
        const isOfFile = has('config')
        // Of several files it is not told which one the service reads.
        if (isOfFile && (!file || other || file.value.isPart === true || file.value.fault))
          return []
        const told = isOfFile ? valueAt(file?.value.value, field) : undefined
        if (told !== undefined && told !== '') return []
        return [
          {
            path: [],
            place: placeOf([]),
            ...(isOfFile && file ? { also: [file.placeOf([])] } : {}),
            basis: 'fails',
            message: `kube-proxy is the program of a Windows service, and ${isOfFile ? `its file has no ${field.join('.')}` : `--${name} is missing`}: it looks for the API server as a pod would, and ends because it is none.`,
            facts: [{ value: flag.default, confidence: flag.confidence, sources: flag.sources }],
          },
        ]
      },
    )
  },
})
