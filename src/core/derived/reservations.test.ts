import { expect, test } from 'vitest'
import { proposedReservations } from './reservations.ts'

test('proposals grow with the node and keep 2 GiB for Windows', () => {
  expect(proposedReservations({ cpuCores: 4, memoryGiB: 16 })).toEqual({
    kubeReserved: 'cpu=200m,memory=1Gi',
    systemReserved: 'cpu=300m,memory=2Gi',
  })
  expect(proposedReservations({ cpuCores: 16, memoryGiB: 64 })).toEqual({
    kubeReserved: 'cpu=500m,memory=2560Mi',
    systemReserved: 'cpu=900m,memory=4Gi',
  })
  expect(proposedReservations({ cpuCores: 1, memoryGiB: 1 }).systemReserved).toContain('2Gi')
})
