import { hypervDefects, sandboxPlatformWorkaround } from '../../../catalog/runtimes/containerd.ts'
import { containerdTables } from '../../../catalog/runtimes/containerd-tables.ts'
import { isHitBy } from '../../../catalog/runtimes/index.ts'
import { defineLint } from '../../../model/lint.ts'
import { nodesAt, valueAt } from '../../../model/nodes.ts'
import { deciding } from '../../../model/observed.ts'
import { placeOf as observedAt } from '../../../model/observe.ts'
import { ofKind } from '../../../model/parsed.ts'
import { isVersion } from '../../../values/version.ts'

export const containerdHandlerPlatform = defineLint({
  id: 'containerd-handler-platform',
  on: 'setup',
  summary: 'A handler for virtual machines names its platform where its containerd needs that',
  remediation:
    'Set SandboxPlatform = "windows/amd64" in the options of the handler, or take the last patch release of the line.',
  decisions: [],

  check({ observations, parsed }) {
    const told = deciding(observations, 'runtimeVersion').filter(({ value }) =>
      isVersion(String(value)),
    )
    const [version] = told
    const defect = hypervDefects.find(({ avoidedBy }) => avoidedBy !== undefined)
    if (!version || !defect || !told.every(({ value }) => isHitBy(defect, String(value)))) return []
    const { sandboxModes, old, new: tables } = containerdTables
    return ofKind(parsed, 'containerd-config').flatMap(({ value: { value }, placeOf }) =>
      [old.value, ...tables.value]
        .flatMap((table) => nodesAt(value, ['plugins', table, 'containerd', 'runtimes'], ['*']))
        .filter(
          ({ value: handler }) =>
            valueAt(handler, ['options', 'SandboxIsolation']) === sandboxModes.value.hyperv &&
            valueAt(handler, ['options', defect.avoidedBy ?? '']) === undefined,
        )
        .map(({ path }) => ({
          path: [],
          place: placeOf(path),
          also: [observedAt(version)],
          basis: 'fails' as const,
          message: `The handler ${String(path.at(-1))} does not set ${defect.avoidedBy ?? ''}; with containerd ${String(version.value)} its pods fail with: invalid runtime sandbox platform "".`,
          facts: [defect.evidence, sandboxPlatformWorkaround],
        })),
    )
  },
})
