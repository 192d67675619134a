import { antreaCluster } from '../../../catalog/cni/antrea-cluster.ts'
import { antreaParts } from '../../../catalog/cni/antrea-parts.ts'
import { defineLint, type LintViolation } from '../../../model/lint.ts'
import { valueAt } from '../../../model/nodes.ts'
import type { Observation } from '../../../model/observation.ts'
import { placeOf } from '../../../model/observe.ts'
import { named } from '../../../model/observed.ts'
import { ofKind } from '../../../model/parsed.ts'
import { isServedInUserspace } from '../../userspace-proxy.ts'

const { windowsConfig } = antreaParts

export const antreaProxy = defineLint({
  id: 'antrea-proxy',
  on: 'setup',
  summary: 'The agent of Antrea on Windows serves Services itself',
  remediation: 'Set antreaProxy.enable and antreaProxy.proxyAll to true.',
  decisions: [],

  check: ({ observations, parsed }) => [
    ...named(observations, 'antrea.windowsSetting')
      .filter(({ value }) => /^(?:AntreaProxy|proxyAll):\s*false$/.test(String(value)))
      .filter(({ value }) => isNeeded(String(value), observations))
      .map((one): LintViolation => ({
        path: [],
        place: placeOf(one),
        basis: 'fails',
        message: messageOf(String(one.value).split(':')[0] ?? ''),
        facts: [windowsConfig, antreaCluster.proxy],
      })),
    ...ofKind(parsed, 'manifest').flatMap(
      ({ value: { kind, name = '', value }, placeOf: at }): readonly LintViolation[] => {
        const path = ['data', windowsConfig.value.file]
        const text = valueAt(value, path)
        const isOfWindows = name.includes(windowsConfig.value.part)
        if (kind !== 'ConfigMap' || typeof text !== 'string' || !isOfWindows) return []
        const found = off.exec(text)
        if (!found) return []
        const key = at(path)
        const setting = found[2] ?? 'AntreaProxy'
        if (!isNeeded(setting, observations)) return []
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
            message: messageOf(setting),
            facts: [windowsConfig, antreaCluster.proxy],
          },
        ]
      },
    ),
  ],
})

/** What comes from elsewhere than pods may go through kube-proxy. */
const isNeeded = (setting: string, observations: readonly Observation[]) =>
  !setting.startsWith('proxyAll') || !isServedInUserspace(observations)

const messageOf = (setting: string) =>
  `${setting} is false; Services of Windows nodes rest on the proxy of Antrea, and are not reached without it.`

/** The gate of old releases, or the settings that came after it. */
const off =
  /^([ \t]*)(?:AntreaProxy:[ \t]*false\b|antreaProxy:[ \t]*\n(?:\1[ \t][^\n]*\n){0,12}?\1[ \t]+(enable|proxyAll):[ \t]*false\b)/m
