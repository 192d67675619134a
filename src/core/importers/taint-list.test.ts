import { testImporter } from '../testing/test-importer.ts'
import { taintList } from './taint-list.ts'

testImporter(taintList, [
  {
    name: 'the field of one node',
    text: `$ oc get node win-7 -o jsonpath='{.spec.taints}'
[{"effect":"NoSchedule","key":"os","value":"Windows"},{"effect":"NoExecute","key":"node.kubernetes.io/unreachable"}]`,
    reads: [
      ['node.taint', 'os=Windows:NoSchedule', 2],
      ['node.taint', 'node.kubernetes.io/unreachable:NoExecute', 2],
    ],
  },
  {
    name: 'the field by jq',
    text: `$ kubectl get nodes/win-7 -o json | jq .spec.taints
[
  {
    "effect": "NoSchedule",
    "key": "sku"
  }
]`,
    reads: [['node.taint', 'sku:NoSchedule', 5]],
  },
  {
    name: 'columns of one’s own',
    text: `NAME    TAINTS
cp-1    <none>
win-1   [map[effect:NoSchedule key:os value:windows]]`,
    reads: [
      ['node.taint', 'none', 2],
      ['node.taint', 'os=windows:NoSchedule', 3],
    ],
  },
])
