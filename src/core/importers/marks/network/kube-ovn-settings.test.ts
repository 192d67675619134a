import { expect, test } from 'vitest'
import { readFiles } from '../../../engine/diagnose/reading/read.ts'

const read = (text: string) =>
  readFiles([{ name: 'a.txt', text }]).documents.flatMap(({ reading }) =>
    (reading.observations ?? []).flatMap(({ name, value, line }) =>
      /^(?:kubeOvn\.ssl|network\.tunnel)$/.test(name) ? [`${name}=${String(value)}@${line}`] : [],
    ),
  )

test.each([
  [
    '#!/bin/bash\nREGISTRY="kubeovn"\nTUNNEL_TYPE="vxlan"   # geneve, vxlan or stt\n',
    ['network.tunnel=vxlan@3'],
  ],
  ['#!/bin/bash\nREGISTRY="kubeovn"\nENABLE_SSL=${ENABLE_SSL:-false}\n', ['kubeOvn.ssl=false@3']],
  [
    'helm install kube-ovn kubeovn/kube-ovn --set networking.TUNNEL_TYPE=stt,networking.ENABLE_SSL=true\n',
    ['network.tunnel=stt@1', 'kubeOvn.ssl=true@1'],
  ],
  [
    'apiVersion: apps/v1\nkind: DaemonSet\nmetadata: {name: ovs-ovn}\nspec:\n  template:\n    spec:\n      containers:\n        - name: openvswitch\n          image: kubeovn/kube-ovn:v1.12.0\n          env:\n            - name: TUNNEL_TYPE\n              value: geneve\n',
    ['network.tunnel=geneve@12'],
  ],
])('what Kube-OVN was installed with: %j', (text, expected) => expect(read(text)).toEqual(expected))

test.each([
  'ENABLE_SSL="true"\n',
  'REGISTRY="kubeovn"\nDEFAULT_TUNNEL_TYPE="geneve"\n',
  'REGISTRY="kubeovn"\nTUNNEL_TYPE=$1\n',
])('nothing of it: %j', (text) => expect(read(text)).toEqual([]))
