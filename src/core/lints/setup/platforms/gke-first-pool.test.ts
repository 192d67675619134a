import { testLint } from '../../../testing/test-lint.ts'
import { gkeFirstPool } from './gke-first-pool.ts'

const cluster = (more = '') =>
  `resource "google_container_cluster" "a" {\n  name = "a"\n${more}}\n\n`
const removed = '  remove_default_node_pool = true\n  initial_node_count = 1\n'
const pool = (image: string) =>
  `resource "google_container_node_pool" "p" {\n  cluster = google_container_cluster.a.name\n  node_config {\n${image}  }\n}\n\n`
const windows = pool('    image_type = "WINDOWS_LTSC_CONTAINERD"\n')
const inModule = (pools: string) =>
  `module "gke" {\n  source = "terraform-google-modules/kubernetes-engine/google"\n  remove_default_node_pool = true\n  node_pools = [\n${pools}  ]\n}\n`
const item = (name: string, image: string) =>
  `    {\n      name = "${name}"\n      image_type = "${image}"\n    },\n`

testLint(gkeFirstPool, {
  valid: [
    { name: 'the first pool stays', text: cluster() + windows },
    { name: 'a Linux pool', text: cluster(removed) + pool('') + windows },
    {
      name: 'a Linux pool with its image',
      text: cluster(removed) + windows + pool('    image_type = "COS_CONTAINERD"\n'),
    },
    { name: 'no Windows pool', text: cluster(removed) + pool('') },
    {
      name: 'a pool whose image a variable has',
      text: cluster(removed) + windows + pool('    image_type = each.value.image\n'),
    },
    {
      name: 'a Linux pool in another file',
      text: `${cluster(removed)}${windows}=== b.tf ===\n${pool('')}`,
    },
    {
      name: 'both in the list of a module',
      text: inModule(item('l', 'COS_CONTAINERD') + item('w', 'WINDOWS_LTSC_CONTAINERD')),
    },
  ],
  invalid: [
    {
      name: 'Windows pools alone',
      text: cluster(removed) + windows,
      messages: [/all pools that were sent are of Windows/],
      severity: 'warning',
    },
    {
      name: 'Windows pools alone in the list of a module',
      text: inModule(item('w', 'WINDOWS_LTSC_CONTAINERD')),
      messages: [/all pools that were sent are of Windows/],
      severity: 'warning',
    },
  ],
})
