import { expect, test } from 'vitest'
import { diagnose } from '../diagnose.ts'

const file = `=== 10-calico.conf ===
{"name": "Calico", "cniVersion": "0.3.1", "type": "calico", "mode": "vxlan", "ipam": {"type": "calico-ipam"},
 "policies": [
  {"Name": "EndpointPolicy", "Value": {"Type": "SDNROUTE", "DestinationPrefix": "10.96.0.0/12", "NeedEncap": true}}]}
`
const services = (address: string) =>
  `$ kubectl get svc\nNAME         TYPE        CLUSTER-IP   EXTERNAL-IP   PORT(S)   AGE\nkubernetes   ClusterIP   ${address}    <none>        443/TCP   9d\n`

const rangeIn = (text: string) => diagnose([{ name: 'a.txt', text }]).scenario.serviceCIDR

test.each([
  ['a route alone', file, '10.96.0.0/12'],
  ['a Service in it', services('10.96.0.1') + file, '10.96.0.0/12'],
  ['a Service elsewhere', services('10.43.0.1') + file, undefined],
  ['a Service of the other family', services('fd00::1') + file, '10.96.0.0/12'],
])('%s', (_, text, expected) => expect(rangeIn(text)).toBe(expected))
