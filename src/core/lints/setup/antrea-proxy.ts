import { antreaCluster } from '../../catalog/cni/antrea-cluster.ts'
import { antreaParts } from '../../catalog/cni/antrea-parts.ts'
import { defineLint, type LintViolation } from '../../model/lint.ts'
import { valueAt } from '../../model/nodes.ts'
import { ofKind } from '../../model/parsed.ts'

const { windowsConfig } = antreaParts

export const antreaProxy = defineLint({
  id: 'antrea-proxy',
  on: 'setup',
  summary: 'The agent of Antrea on Windows serves Services itself',
  remediation: 'Set antreaProxy.enable and antreaProxy.proxyAll to true.',
  decisions: [],

  check: ({ parsed }) =>
    ofKind(parsed, 'manifest').flatMap(
      ({ value: { kind, name = '', value }, placeOf }): readonly LintViolation[] => {
        const path = ['data', windowsConfig.value.file]
        const text = valueAt(value, path)
        const isOfWindows = name.includes(windowsConfig.value.part)
        if (kind !== 'ConfigMap' || typeof text !== 'string' || !isOfWindows) return []
        const found = off.exec(text)
        if (!found) return []
        const key = placeOf(path)
        const setting = found[2] ?? 'AntreaProxy'
        return [
          {
            path: [],
            // A block of text begins on the line below its key.
            place: {
              ...key,
              line: key.line + text.slice(0, found.index + found[0].length).split('\n').length,
            },
            also: [key],
            basis: 'fails',
            message: `${setting} is false; Services of Windows nodes rest on the proxy of Antrea, and are not reached without it.`,
            facts: [windowsConfig, antreaCluster.proxy],
          },
        ]
      },
    ),
})

/** The gate of old releases, or the settings that came after it. */
const off =
  /^([ \t]*)(?:AntreaProxy:[ \t]*false\b|antreaProxy:[ \t]*\n(?:\1[ \t][^\n]*\n){0,12}?\1[ \t]+(enable|proxyAll):[ \t]*false\b)/m
