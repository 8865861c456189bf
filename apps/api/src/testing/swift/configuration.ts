import { userInfo } from 'node:os';

/** The account of the tests, as S3 calls it. */
export const ACCESS_KEY = { access_key_id: 'test:tester', secret_access_key: 'testing' };
export const STORES = ['account', 'container', 'object'] as const;

const common = (folder: string, port: number) => `[DEFAULT]
bind_ip = 127.0.0.1
bind_port = ${port}
workers = 0
user = ${userInfo().username}
swift_dir = ${folder}
devices = ${folder}/devices
mount_check = false
log_level = ERROR
conn_timeout = 20
node_timeout = 30
`;

/** One of the three servers that keep things, with one device. */
export const storeConfiguration = (store: string, folder: string, port: number): string => `${common(folder, port)}
[pipeline:main]
pipeline = ${store}-server
[app:${store}-server]
use = egg:swift#${store}
`;

/** The server in front, which speaks S3 and checks its signatures. */
export const proxyConfiguration = (folder: string, port: number): string => `${common(folder, port)}
[pipeline:main]
pipeline = catch_errors gatekeeper cache listing_formats s3api tempauth proxy-server
[filter:catch_errors]
use = egg:swift#catch_errors
[filter:gatekeeper]
use = egg:swift#gatekeeper
[filter:cache]
paste.filter_factory = memory_cache:filter_factory
[filter:listing_formats]
use = egg:swift#listing_formats
[filter:s3api]
use = egg:swift#s3api
location = us-east-1
[filter:tempauth]
use = egg:swift#tempauth
user_test_tester = ${ACCESS_KEY.secret_access_key} .admin
[app:proxy-server]
use = egg:swift#proxy
account_autocreate = true
# A busy machine is slow, and no store is ever given up.
conn_timeout = 20
node_timeout = 30
error_suppression_limit = 100000
`;

export const HASH_CONFIGURATION = `[swift-hash]
swift_hash_path_suffix = test
swift_hash_path_prefix = test
[storage-policy:0]
name = one
default = yes
`;
