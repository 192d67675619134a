import { nodeSettings } from '../../../catalog/flags/node-settings.ts'
import { kubeletStart } from '../../../catalog/flags/kubelet-start.ts'
import { defineLint, type LintViolation } from '../../../model/lint.ts'
import { valueAt } from '../../../model/nodes.ts'
import { isUncut, ofKind } from '../../../model/parsed.ts'
import { isAtLeast } from '../../../values/version.ts'
import { orHost } from '../../resolver-file.ts'

const { configFile } = nodeSettings
const { resolverDefault } = kubeletStart
const { flag, field, value: file } = resolverDefault.value

export const kubeletResolverGiven = defineLint({
  id: 'kubelet-resolver-given',
  on: 'setup',
  summary: 'The kubelet on Windows is told where not to look for DNS servers',
  remediation: `Give --${flag}= with nothing behind it, or from ${configFile.value.from} on ${field}: "" in the file. ${orHost}`,
  decisions: ['kubernetesVersion'],

  check({ parsed }, { kubernetesVersion }): readonly LintViolation[] {
    const [sent, other] = ofKind(parsed, 'kubelet-config')
    const isHeard = isAtLeast(kubernetesVersion, configFile.value.from)
    return ofKind(parsed, 'command-line').flatMap(({ value, placeOf }) => {
      const { program, flags, isComplete } = value
      if (program !== 'kubelet' || !isComplete) return []
      const isAll = isUncut(value)
      const has = (name: string) => flags.some((one) => one.name.replaceAll('_', '-') === name)
      if (has(flag) || has('config-dir')) return []
      // Lines and files that people send are shortened; what a service starts is all of it, and so is
      // what has the cluster, what Windows needs and the servers of pods.
      const isStart = ['kubeconfig', 'cgroups-per-qos', 'cluster-dns'].every(has)
      const isRegistered = !has('config') && (isAll || isStart)
      const isSent = sent !== undefined && sent.value.isPart !== true && other === undefined
      const isEmpty =
        isSent && has('config') && !isHeard && valueAt(sent.value.value, [field]) === ''
      if (!isRegistered && !isEmpty) return []
      return [
        {
          path: [],
          place: isEmpty ? sent.placeOf([field]) : placeOf([]),
          also: isEmpty ? [placeOf([])] : [],
          basis: 'fails',
          message: isEmpty
            ? `${field} is empty in the file, which the kubelet hears from ${configFile.value.from} on; in ${kubernetesVersion} its default ${file} holds, which Windows does not have, and pods do not start. --${flag}= is heard.`
            : `--${flag} is missing: the default is ${file} on Windows too, where it does not exist, and pods do not start.`,
          facts: isEmpty ? [resolverDefault, configFile] : [resolverDefault],
        },
      ]
    })
  },
})
