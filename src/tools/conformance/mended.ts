/** Differences that these comparisons found while the recipes were written, and what the real systems taught. */
export const mended: readonly string[] = [
  'ZooKeeper: the model told old and new znodes apart by their czxid. When the parent is removed and made anew, the new lock’s znode has the old one’s name, and an old holder’s guarded write, look and delete are all taken for the new holder’s. The model goes by names now.',
  'etcd: the model refused a keep-alive of a lease that is over with the words of a revocation. It is answered, with a time to live of 0.',
];
