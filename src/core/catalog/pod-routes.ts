import { inferred } from './fact.ts'

/** The mode in which flanneld writes a route for each other node. */
export const hostGatewayRoutes = inferred('l2bridge', ['fl-backends', 'ms-problems'], {
  note: 'a cloud or a router may have the routes in the place of the node',
})
