import { podManifest } from '../../testing/manifests.ts'
import { testLint } from '../../testing/test-lint.ts'
import { csiDriverName } from './csi-driver-name.ts'

const volume = (driver: string) => podManifest({ volumes: [{ name: 'a', csi: { driver } }] })
const storage = (provisioner: string) => ({
  apiVersion: 'storage.k8s.io/v1',
  kind: 'StorageClass',
  metadata: { name: 'a' },
  provisioner,
})

testLint(csiDriverName, {
  valid: [
    { name: 'a driver', document: volume('secrets-store.csi.k8s.io') },
    { name: 'a driver of others', document: volume('disk.csi.example.com') },
    { name: 'two drivers of one maker', document: storage('file.csi.azure.com') },
    { name: 'a provisioner of Kubernetes', document: storage('kubernetes.io/azure-file') },
  ],
  invalid: [
    {
      name: 'the group of its objects',
      document: volume('secrets-store.csi.x-k8s.io'),
      messages: [/is secrets-store\.csi\.x-k8s\.io, which is nearly secrets-store\.csi\.k8s\.io/],
      severity: 'warning',
    },
    {
      name: 'a letter too much',
      document: storage('disks.csi.azure.com'),
      messages: [/provisioner is disks\.csi\.azure\.com/],
      severity: 'warning',
    },
  ],
})
