import { expect, test } from 'vitest'
import { diagnose } from '../../engine/diagnose/diagnose.ts'

const plugins = (file: string) =>
  diagnose([
    {
      name: 'a.yaml',
      text: `apiVersion: v1
kind: ConfigMap
metadata: {name: a, namespace: kube-flannel}
data:
  cni-conf.json: |
    {
      "name": "cbr0",
      "cniVersion": "0.3.1",
      "plugins": [
        ${file},
        { "type": "portmap", "capabilities": { "portMappings": true } }
      ]
    }
`,
    },
  ]).observations.flatMap(({ decision, value }) => (decision === 'cni' ? [value] : []))

test('the plugin that Linux nodes have is that of the cluster where it is Flannel', () =>
  expect(plugins('{ "type": "flannel", "delegate": { "isDefaultGateway": true } }')).toEqual([
    'flannel',
  ]))

test.each([
  ['the bridge of Linux', '{ "type": "bridge", "isGateway": true }'],
  ['several networks', '{ "type": "multus", "delegates": [{ "type": "flannel" }] }'],
])('nothing follows from %s', (_, file) => expect(plugins(file)).toEqual([]))
