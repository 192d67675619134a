import { expect, test } from 'vitest'
import { diagnose } from '../../../diagnose.ts'

const told = (text: string) =>
  diagnose([{ name: 'a.sh', text: `#!/bin/bash\n${text}\n` }])
    .observations.filter(({ absent }) => absent !== true)
    .map(({ name, value }) => [name, value])

test.each([
  ['yq w -i kp.yaml mode "kernelspace"', [['kubeProxy.config.mode', 'kernelspace']]],
  ['yq w -i kp.yaml winkernel.networkName Calico', [['hnsNetworkName', 'Calico']]],
  [`yq -i '.winkernel.enableDSR = true' kp.yaml`, [['directServerReturn', true]]],
  [`yq e -i '.mode = "kernelspace"' kp.yaml`, [['kubeProxy.config.mode', 'kernelspace']]],
  ['yq w -i theme.yaml mode "dark"', []],
  ['# yq w -i kp.yaml mode "kernelspace"', []],
  ['yq r kp.yaml mode', []],
  ['yq w -i kp.yaml other.networkName Calico', []],
])('%s', (text, expected) => expect(told(text)).toEqual(expected))
