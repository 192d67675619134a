import { expect, test } from 'vitest'
import { diagnose } from '../../../engine/diagnose/diagnose.ts'

const found = (...texts: readonly string[]) =>
  diagnose(texts.map((text, i) => ({ name: `${i}.md`, text }))).findings.flatMap(
    ({ id, severity, line }) => (id === 'exceptions-told' ? [`${severity} ${line}`] : []),
  )
const ranges = 'Pod CIDR is 10.244.0.0/16, service CIDR is 10.96.0.0/12. '
const list = (...all: readonly string[]) => `
\`\`\`
"ExceptionList": [
    ${all.map((one) => `"${one}"`).join(',\n    ')}
]
\`\`\`
`

test.each([
  ['cut out of a file of Flannel', `${ranges}We use flannel.\n`, list('10.244.0.0/16'), 'error 4'],
  [
    'cut out of a file of who knows what',
    ranges,
    list('10.244.0.0/16', '10.1.0.0/16'),
    'warning 4',
  ],
  [
    'told in words',
    `${ranges}We use flannel.`,
    'The exception list is 10.244.0.0/16 only.',
    'warning 1',
  ],
  [
    'told with whose the ranges are',
    `${ranges}We use flannel.`,
    'Our ExceptionList contains only the pod network 10.244.0.0/16 and the node subnet (192.168.1.0/24).',
    'warning 1',
  ],
  [
    'told of the file',
    `${ranges}We use flannel.`,
    'The ExceptionList in our cni.conf is 10.244.0.0/16 only.',
    'warning 1',
  ],
  ['of everything', 'We use flannel.', list('0.0.0.0/0'), 'warning 4'],
])('a list without the range of Services, %s', (_, first, second, expected) => {
  expect(found(first, second)).toEqual([expected])
})

test.each([
  ['has the range', ranges, list('10.244.0.0/16', '10.96.0.0/12')],
  ['has a wider range', ranges, list('10.0.0.0/8')],
  ['has place-holders', ranges, list('10.244.0.0/16', '$ServiceCIDR')],
  ['is that of Azure CNI, which adds it', `${ranges}We use Azure CNI.`, list('10.244.0.0/16')],
  ['stands where no range is told', 'We use flannel.', list('10.244.0.0/16')],
  ['is asked for', ranges, 'Should the exception list be 10.244.0.0/16 only?'],
  ['is one of two', ranges, list('10.244.0.0/16') + list('10.96.0.0/12')],
])('a list that %s tells no fault', (_, first, second) => {
  expect(found(first, second)).toEqual([])
})

test('a list that covers what pods do not reach', () => {
  const told = 'The ExceptionList: 10.244.0.0/16, 10.96.0.0/12, 10.30.0.0/24.'
  const mail = `${ranges}We use flannel. Pods see the internet, but not 10.30.0.77.`
  expect(found(mail, told)).toHaveLength(1)
  expect(
    found(`${ranges}We use flannel. Pods see the internet, but not 10.31.0.77.`, told),
  ).toEqual([])
})

test('a list of Azure CNI that covers a host of another network', () => {
  const mail = 'Azure CNI. Pods reach the cluster but not our DB at 10.20.30.40 on premises.'
  expect(found(`${mail} ExceptionList has 10.0.0.0/8.`)).toEqual(['warning 1'])
  expect(found(`${mail} ExceptionList has 10.244.0.0/16.`)).toEqual([])
})

test('a whole file is checked by itself', () => {
  const file = `{"cniVersion":"0.2.0","name":"cbr0","type":"flannel","delegate":{"type":"win-bridge","policies":[{"Name":"EndpointPolicy","Value":{"Type":"OutBoundNAT","ExceptionList":["10.244.0.0/16"]}}]}}`
  expect(found(`${ranges}We use flannel.`, file)).toEqual([])
})

const wide = 'ExceptionList: [10.244.0.0/16, 10.96.0.0/12, 10.0.0.0/8]'
test.each([
  `Windows pods cannot reach 10.5.0.0/16 on-prem; ${wide}`,
  `Windows pods can't reach our on-prem network 10.5.0.0/16. ${wide}`,
  `Windows pods cannot connect to 10.5.3.4 (a server behind the VPN). ${wide}`,
  `Windows pods cannot access 10.5.3.4:1433 in our data center, which is not solved by a reboot. ${wide}`,
])('%j: the list covers a host outside', (text) => expect(found(text)).toEqual(['warning 1']))

test.each([
  'Windows pods cannot reach 10.5.0.0/16 on-prem; ExceptionList: [10.244.0.0/16, 10.96.0.0/12]',
  `Windows pods could not reach 10.5.0.0/16 on-prem; narrowing the list solved it. It was ${wide}`,
  `Windows pods reach 10.5.0.0/16 on-prem; ${wide}`,
  `Our pod CIDR is 10.244.0.0/16, on-prem. Pods cannot reach 10.244.3.4. ${wide}`,
])('%j: it does not, or the host is reached', (text) => expect(found(text)).toEqual([]))

test('a network that is called by its first address is no host in the range of pods', () =>
  expect(
    diagnose([
      {
        name: 'a.md',
        text: 'Pods reach 10.244.0.0/16 on our on-prem cluster. Our pod CIDR is 10.244.0.0/16.',
      },
    ]).findings.filter(({ id }) => id === 'outside-hosts-apart'),
  ).toEqual([]))
