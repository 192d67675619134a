import { testLint } from '../../testing/test-lint.ts'
import { dockerStorageDriver } from './docker-storage-driver.ts'

const hosts = ['npipe:////./pipe/docker_engine']

testLint(dockerStorageDriver, {
  valid: [
    { name: 'the driver of Windows', document: { 'storage-driver': 'windowsfilter' } },
    { name: 'images that containerd keeps', document: { 'storage-driver': 'windows', hosts } },
    { name: 'no driver', document: { 'log-driver': 'etwlogs', hosts } },
  ],
  invalid: [
    {
      name: 'a driver of Linux on Windows',
      document: { 'storage-driver': 'overlay2', hosts },
      messages: [/storage driver overlay2 is one of Linux/],
      severity: 'error',
    },
    {
      name: 'a folder of Windows',
      document: { 'storage-driver': 'devicemapper', 'data-root': 'D:\\docker' },
      messages: [/devicemapper is one of Linux/],
      severity: 'error',
    },
    {
      name: 'a node that nobody named',
      document: { 'storage-driver': 'overlay2' },
      messages: [/overlay2 is one of Linux/],
      severity: 'info',
    },
  ],
})
