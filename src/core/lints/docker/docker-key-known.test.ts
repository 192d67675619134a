import { testLint } from '../../testing/test-lint.ts'
import { dockerKeyKnown } from './docker-key-known.ts'

const json = (more: Readonly<Record<string, unknown>>) => ({
  document: { 'exec-opts': ['isolation=process'], ...more },
})

testLint(dockerKeyKnown, {
  valid: [
    {
      name: 'keys of Windows',
      ...json({ bridge: 'none', 'fixed-cidr': '10.0.0.0/24', hosts: ['npipe://'], group: 'd' }),
    },
    { name: 'keys of old releases', ...json({ graph: 'D:\\docker', 'cluster-store': 'x' }) },
    { name: 'keys of Linux', ...json({ iptables: false, 'live-restore': true }) },
    { name: 'the name of a flag', ...json({ 'log-opt': [], 'registry-mirror': [] }) },
    { name: 'what an object holds', ...json({ 'log-opts': { 'max-size': '10m' }, proxies: {} }) },
    { name: 'no value of its own', ...json({ unheardOf: {} }) },
  ],
  invalid: [
    {
      name: 'a key that no release has',
      ...json({ 'no-hosts': true }),
      messages: [/no option no-hosts and does not start/],
      severity: 'warning',
    },
    { name: 'a key in the wrong case', ...json({ 'Data-Root': 'D:\\d' }), messages: [/Data-Root/] },
    { name: 'a slip', ...json({ 'registry-mirors': ['https://a'] }), messages: [/mirors/] },
    { name: 'an underscore', ...json({ data_root: 'D:\\d' }), messages: [/data_root/] },
    { name: 'a key of docker run', ...json({ isolation: 'process' }), messages: [/isolation/] },
  ],
})
