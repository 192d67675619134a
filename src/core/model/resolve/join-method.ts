import { catalog } from '../../catalog/catalog.ts'
import type { Scenario } from '../scenario.ts'

export const joinMethod = ({ platform }: Pick<Scenario, 'platform'>): Scenario['joinMethod'] =>
  catalog.platforms[platform].pool === undefined ? 'kubeadm' : 'node-pool'
