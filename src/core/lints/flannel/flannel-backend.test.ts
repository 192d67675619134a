import { testLint } from '../../testing/test-lint.ts'
import { flannelBackend } from './flannel-backend.ts'

const conf = (backend: Readonly<Record<string, unknown>>) => ({
  Network: '10.244.0.0/16',
  Backend: backend,
})

testLint(flannelBackend, {
  valid: [
    {
      name: 'a backend to be filled in',
      document: { Network: '10.1.0.0/16', Backend: '{{ .backend }}' },
    },
    {
      name: 'a template',
      document: { Network: '{{ .podCidr }}', Backend: { Type: 'vxlan', VNI: '{{ .vni }}' } },
    },
    { name: 'host-gw', document: conf({ Type: 'host-gw' }) },
    { name: 'vxlan', document: conf({ Type: 'vxlan', VNI: 4096, Port: 4789, MacPrefix: '0E-2A' }) },
  ],
  invalid: [
    {
      name: 'a backend that is no object',
      document: { Network: '10.1.0.0/16', Backend: 'host-gw' },
      messages: [/Backend is no object/],
      severity: 'error',
    },
    {
      name: 'a backend that is a list',
      document: { Network: '10.1.0.0/16', Backend: [{ Type: 'host-gw' }] },
      messages: [/Backend is no object/],
    },
    {
      name: 'a network without its prefix',
      document: { Network: '10.244.0.0', Backend: { Type: 'host-gw' } },
      messages: [/^Network is 10\.244\.0\.0, which is no range/],
      severity: 'error',
    },
    {
      name: 'a number in quotes',
      document: conf({ Type: 'vxlan', VNI: '4096', Port: 4789 }),
      messages: [/^VNI is text/],
      severity: 'warning',
    },
    {
      name: 'a misspelt backend',
      document: conf({ Type: 'host_gw' }),
      messages: [/host_gw is no backend; it is called host-gw/],
      severity: 'warning',
    },
    {
      name: 'a flag that Windows refuses',
      document: conf({ Type: 'vxlan', DirectRouting: true }),
      messages: [/DirectRouting is true/],
      severity: 'error',
    },
    {
      name: 'a prefix in another form',
      document: conf({ Type: 'vxlan', MacPrefix: '0E:2A' }),
      messages: [/xx-xx/],
      severity: 'error',
    },
  ],
})
