import { expect, test } from 'vitest'
import { diagnose } from '../../../engine/diagnose/diagnose.ts'

const pluginsIn = (text: string) =>
  diagnose([{ name: 'a.txt', text }]).observations.flatMap(({ decision, value }) =>
    decision === 'cni' ? [value] : [],
  )

test.each([
  String.raw`The plugins are in C:\k\azurecni\bin and their file is in C:\k\azurecni\netconf.`,
  'The file stands in /opt/azurecni/netconf on the node.',
])('the name of a folder tells no plugin: %s', (text) => expect(pluginsIn(text)).toEqual([]))

test.each(['We use Azure CNI on the pool.', 'Network: Azure CNI/Overlay', 'kubenet/Azure CNI'])(
  'a name beside other words does: %s',
  (text) => expect(pluginsIn(text)).toContain('azure-vnet'),
)

test('a backend of Calico beside the folders that Azure CNI has used is Calico', () => {
  const { findings, observations } = diagnose([
    {
      name: 'a.yaml',
      text: String.raw`apiVersion: v1
kind: ConfigMap
metadata:
  name: calico-windows-config
  namespace: calico-system
data:
  CALICO_NETWORKING_BACKEND: "vxlan"
  CNI_BIN_DIR: "c:\\k\\azurecni\\bin"
  CNI_CONF_DIR: "c:\\k\\azurecni\\netconf"
`,
    },
  ])
  const plugins = observations.filter(({ decision }) => decision === 'cni')
  expect(new Set(plugins.map(({ value }) => value))).toEqual(new Set(['calico']))
  expect(findings).toEqual([])
})
