import { antreaParts } from '../../../catalog/cni/antrea-parts.ts'
import { defineLint, type LintViolation } from '../../../model/lint.ts'
import { valueAt } from '../../../model/nodes.ts'
import { deciding } from '../../../model/observed.ts'
import { ofKind } from '../../../model/parsed.ts'
import { isServedInUserspace } from '../../userspace-proxy.ts'
import { isBefore } from '../../../values/version.ts'

const { override, windowsConfig, withoutKubeProxy } = antreaParts

export const antreaOverride = defineLint({
  id: 'antrea-override',
  on: 'setup',
  summary: 'The agent of Antrea on Windows is told where the API server is',
  remediation: `Set ${override.value} to the address and port of the API server.`,
  decisions: [],

  check({ observations, parsed }) {
    // Before, kube-proxy leads to it.
    const isOld = deciding(observations, 'cniRelease').some(({ value }) =>
      isBefore(String(value), withoutKubeProxy.value.from),
    )
    if (isOld || isServedInUserspace(observations)) return []
    // The file as the project has it is there to be filled in.
    const isInUse = deciding(observations, 'windowsRelease').length > 0
    return ofKind(parsed, 'manifest').flatMap(
      ({ value: { kind, name = '', value }, placeOf }): readonly LintViolation[] => {
        const path = ['data', windowsConfig.value.file]
        const text = valueAt(value, path)
        const isOfWindows = name.includes(windowsConfig.value.part)
        if (kind !== 'ConfigMap' || typeof text !== 'string' || !isOfWindows) return []
        if (isGiven.test(text)) return []
        const key = placeOf(path)
        const before = /^[ \t#]*kubeAPIServerOverride:/m.exec(text)?.index
        return [
          {
            path: [],
            // A block of text begins on the line below its key.
            place:
              before === undefined
                ? key
                : { ...key, line: key.line + text.slice(0, before).split('\n').length },
            also: [key],
            basis: isInUse ? 'fails' : 'advice',
            message: `${override.value} is not given: without kube-proxy the agent cannot reach the API server by its Service.`,
            facts: [windowsConfig, override],
          },
        ]
      },
    )
  },
})

const isGiven = /^[ \t]*kubeAPIServerOverride:[ \t]*["']?[\w[]/m
