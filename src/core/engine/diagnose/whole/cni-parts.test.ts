import { expect, test } from 'vitest'
import { diagnose } from '../diagnose.ts'

const found = (text: string) =>
  diagnose([{ name: 'mail.txt', text }]).findings.flatMap(({ id, severity, line = 0 }) =>
    severity === 'error' || severity === 'warning' ? [`${id} ${line}`] : [],
  )
const policy = (value: string) => `{ "name": "EndpointPolicy", "value": { ${value} } }`
const nat = policy('"Type": "OutBoundNAT", "Settings": { "Exceptions": ["10.244.0.0/16"] }')

test.each([
  [
    'policies that the delegate does not read',
    `Only this part was changed:\n"delegate": {\n  "type": "sdnoverlay",\n  "policies": [ ${nat} ]\n},\nthe rest is as before`,
    ['cni-policy-list 4', 'cni-provider-address 2'],
  ],
  [
    'one list of name servers for azure-vnet',
    `"plugins": [ { "type": "azure-vnet", "mode": "bridge", "ipam": { "type": "azure-vnet-ipam" },\n  "dns": { "Nameservers": [ "10.0.0.10" ] },\n  "AdditionalArgs": [ ${policy('"Type": "OutBoundNAT", "ExceptionList": ["10.224.0.0/12"]')} ] } ]`,
    ['cni-dns 2'],
  ],
  [
    'an exception that is no range, whatever the plugin',
    `"AdditionalArgs": [\n  ${policy('"Type": "OutBoundNAT", "Settings": { "Exceptions": ["10.244.0.0\\\\16"] }')}\n]\nfrom the node`,
    ['cni-exception-ranges 2'],
  ],
  [
    'a route of HNS v1 among policies of HCN',
    `win-overlay, plugins 1.4.0\n  "policies": [\n    ${nat},\n    ${policy('"Type": "ROUTE", "Settings": { "DestinationPrefix": "10.96.0.0/12", "NeedEncap": true }')}\n  ]`,
    ['cni-policy-shape 4'],
  ],
  [
    'a range too small for host-local',
    'our cni.conf has\n"ipam": { "type": "host-local", "subnet": "10.244.9.0/31" }\nand pods get nothing',
    ['cni-ipam-ranges 2'],
  ],
])('a part of a CNI file in a mail tells %s', (_, text, expected) => {
  expect(found(text)).toEqual(expected)
})

test.each([
  [
    'a delegate without what stands beside it',
    `This works:\n"delegate": {\n  "type": "win-bridge",\n  "apiVersion": 2,\n  "policies": [ ${nat} ]\n}\nthanks`,
  ],
  [
    'the bridge of Linux nodes',
    'On Linux we have\n"delegate": {\n  "hairpinMode": true,\n  "isDefaultGateway": true\n}\nand it works',
  ],
  [
    'policies of the operator of OpenShift',
    `"policies": [\n  ${policy('"type": "OutBoundNAT", "settings": { "exceptionList": ["172.30.0.0/16"] }')}\n]`,
  ],
  ['lists of other programs', 'state:\n"plugins": [ "a" ]\n"policies": [ { "Name": "ACL" } ]'],
  ['a range alone', '"ipam": {\n  "type": "host-local",\n  "subnet": "10.244.9.0/24"\n}'],
])('%s misses nothing', (_, text) => {
  expect(found(text)).toEqual([])
})

const list =
  '{\n  "cniVersion": "0.3.0", "name": "azure",\n  "plugins": [ { "type": "azure-vnet", "mode": "bridge", "ipam": { "type": "azure-vnet-ipam" }, "capabilities": { "dns": true } } ]\n}\n'
const single =
  '{\n  "cniVersion": "0.2.0", "name": "cbr0", "type": "win-bridge", "apiVersion": 2,\n  "capabilities": { "dns": true }, "policies": [ ' +
  nat +
  ' ]\n}\n'

test.each([
  [`C:\\k\\azurecni\\netconf\\10-azure.conf on win1:\n${list}`, ['cni-file-shape 2']],
  [`we renamed nothing\n\nFile 10-bridge.conflist (node win1)\n${single}`, ['cni-file-shape 4']],
  [`cat C:/containerd/cni/conf/10-bridge.conflist\n${single}`, ['cni-file-shape 2']],
])('the ending of a file is told in the line above it: %s', (text, expected) => {
  expect(found(text)).toEqual(expect.arrayContaining(expected))
})

test.each([
  `Instead of 10-azure.conf there is this one now:\n${list}`,
  `10-azure.conf was renamed to 10-azure.conflist:\n${list}`,
  `10-azure.conflist of the node:\n${list}`,
])('and that of another file is not its own: %s', (text) => {
  expect(found(text).filter((one) => one.startsWith('cni-file-shape'))).toEqual([])
})

test('a file begins behind the words that name it', () => {
  const text = `host-gw on the node, cni.conf: { "cniVersion": "0.2.0", "type": "win-bridge", "apiVersion": 2,\n  "capabilities": { "dns": true }, "policies": [ ${nat} ] }\nthanks`
  expect(found(text)).toEqual(['cni-network-name 1'])
})
