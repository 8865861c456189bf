"""What Swift keeps in memcached, kept in the one process of a test."""
import time


class Memory(object):
    def __init__(self):
        self.kept = {}

    def get(self, key, **_):
        value, until = self.kept.get(key, (None, 0))
        return None if until and until < time.time() else value

    def set(self, key, value, **options):
        seconds = options.get('time', 0)
        self.kept[key] = (value, time.time() + seconds if seconds else 0)

    def incr(self, key, delta=1, **options):
        value = int(self.get(key) or 0) + delta
        self.set(key, value, **options)
        return value

    def delete(self, key, **_):
        self.kept.pop(key, None)


def filter_factory(_, **__):
    memory = Memory()

    def wrap(app):
        def call(env, start_response):
            env['swift.cache'] = memory
            return app(env, start_response)
        return call
    return wrap
