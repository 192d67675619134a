import { testLint } from '../../testing/test-lint.ts'
import { dockerRegistries } from './docker-registries.ts'

testLint(dockerRegistries, {
  valid: [
    {
      name: 'names, addresses and ranges',
      text: '{"insecure-registries": ["10.1.1.1:5000", "reg.local", "10.0.0.0/8", "[fd00::1]:5000"], "registry-mirrors": ["https://m.local"]}',
    },
    {
      name: 'a scheme, which Docker takes away',
      text: '{"insecure-registries": ["https://reg.local:5000"], "data-root": "D:\\\\docker"}',
    },
    { name: 'a place to fill in', text: '{"insecure-registries": ["<registry host>:5000"]}' },
  ],
  invalid: [
    {
      name: 'a blank behind a name',
      text: '{"insecure-registries": ["10.0.0.5:5000 "]}',
      messages: [/^insecure-registries has “10\.0\.0\.5:5000 ”, which/],
      severity: 'warning',
    },
    {
      name: 'two in one text',
      text: '{"insecure-registries": ["reg.local:5000,reg2.local:5000"]}',
      messages: [/has “reg\.local:5000,reg2\.local:5000”/],
    },
    {
      name: 'a mirror without its scheme',
      text: '{"registry-mirrors": ["mirror.local:5000"]}',
      messages: [/^registry-mirrors has mirror\.local:5000 without http/],
      severity: 'error',
    },
  ],
})
