import { testLint } from '../../testing/test-lint.ts'
import { dockerBuildkit } from './docker-buildkit.ts'

const hosts = ['npipe:////./pipe/docker_engine']

testLint(dockerBuildkit, {
  valid: [
    { name: 'off', document: { features: { buildkit: false }, hosts } },
    { name: 'not named', document: { features: { cdi: true }, hosts } },
    { name: 'no features', document: { hosts } },
  ],
  invalid: [
    {
      name: 'on with Windows',
      document: { features: { buildkit: true }, hosts },
      messages: [/features\.buildkit is on/],
      severity: 'warning',
    },
    {
      name: 'a machine that nobody named',
      document: { features: { buildkit: true }, 'log-driver': 'json-file' },
      messages: [/features\.buildkit is on/],
      severity: 'info',
    },
  ],
})
