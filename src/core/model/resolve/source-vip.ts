/** Empty: the start script finds the address on the node, once the HNS network is there. */
export const sourceVip = (): string => ''
