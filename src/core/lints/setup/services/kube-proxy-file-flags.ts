import { flagOf } from '../../../catalog/flags/accepted.ts'
import { kubeProxyLogFlags } from '../../../catalog/flags/klog.ts'
import { flagsBesideFile } from '../../../catalog/flags/kube-proxy.ts'
import { defineLint } from '../../../model/lint.ts'
import { valueAt } from '../../../model/nodes.ts'
import { ofKind } from '../../../model/parsed.ts'

export const kubeProxyFileFlags = defineLint({
  id: 'kube-proxy-file-flags',
  on: 'setup',
  summary: 'kube-proxy with a file gets no flags that it then ignores',
  remediation: 'Write these settings into the file, or start kube-proxy without --config.',
  decisions: [],

  check({ parsed }) {
    const files = ofKind(parsed, 'kube-proxy-config')
    /** What some file says, the flag need not. */
    const isInFile = (path: string | undefined) =>
      path !== undefined &&
      files.some(({ value }) => valueAt(value.value, path.split('.')) !== undefined)
    return ofKind(parsed, 'command-line').flatMap(({ value: { program, flags }, placeOf }) => {
      const index = flags.findIndex(({ name }) => name === 'config')
      if (program !== 'kube-proxy' || index < 0) return []
      const names = new Set(flags.map(({ name }) => name.replaceAll('_', '-')))
      const ignored = [...names].filter((name) => {
        const flag = flagOf(program, name)
        const isHeeded = name === 'config' || flagsBesideFile.value.includes(name)
        return flag && !isHeeded && !kubeProxyLogFlags.has(name) && !isInFile(flag.config?.path)
      })
      // A gate alone does no harm where its version has it on, as public scripts show.
      if (ignored.every((name) => name === 'feature-gates')) return []
      const list = ignored.map((name) => `--${name}`).join(', ')
      return [
        {
          path: [],
          place: placeOf([index]),
          basis: 'unsupported' as const,
          message: `kube-proxy reads --config and ignores ${list}, of which only its file can tell it.`,
          facts: [flagsBesideFile],
        },
      ]
    })
  },
})
